# What only the command line says.

seat-name = Seat { $number }
