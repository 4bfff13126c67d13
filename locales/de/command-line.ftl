# What only the command line says.

seat-name = Platz { $number }
