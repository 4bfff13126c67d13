# What only the command line says.

seat-name = Place { $number }
