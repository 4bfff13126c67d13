# What only the command line says.

seat-name = Plaats { $number }
