import '../ui/theme.css'
