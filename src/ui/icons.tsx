import { icon } from './first-icons'

// Those that menus, dialogs and later pages bring; first-icons.tsx has the others.
export const Plus = icon(<path d="M10 4v12M4 10h12" />)
export const Cross = icon(<path d="m5 5 10 10M15 5 5 15" />)
export const Trash = icon(<path d="M4 6h12M8 6V4h4v2M6 6l.7 10h6.6L14 6M8.5 9v4.5M11.5 9v4.5" />)
export const Pencil = icon(<path d="m4 16 .7-3.2L13 4.5l2.5 2.5-8.3 8.3L4 16Z" />)
export const Calendar = icon(<path d="M3.5 5h13v11.5h-13V5Zm0 3.6h13M7 3v3.4M13 3v3.4" />)
export const NoteIcon = icon(<path d="M4 3.5h12v9l-4 4H4v-13Zm8 13v-4h4M7 7h6m-6 3.2h4" />)
export const Sun = icon(
  <>
    <circle cx="10" cy="10" r="3.3" />
    <path d="M10 2.5v1.8m0 11.4v1.8M2.5 10h1.8m11.4 0h1.8M4.7 4.7 6 6m8 8 1.3 1.3m0-10.6L14 6m-8 8-1.3 1.3" />
  </>,
)
export const Moon = icon(<path d="M16 12.2A6.8 6.8 0 0 1 7.8 4a6.5 6.5 0 1 0 8.2 8.2Z" />)
export const Screen = icon(<path d="M3 4.5h14v9H3zM7.5 16.5h5M10 13.5v3" />)
export const Menu = icon(<path d="M3.5 6h13m-13 4h13m-13 4h13" />)
export const Star = icon(<path d="m10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9L10 14l-4.3 2.4.9-4.9L3 8.1l4.9-.6L10 3Z" />)
export const Copy = icon(<path d="M7 7h9v9H7zM4 13V4h9" />)
export const Columns = icon(<path d="M3.5 4h13v12h-13zM10 4v12M3.5 8h13" />)
export const Share = icon(
  <path d="M6.8 9.1 13.2 5.6M6.8 10.9l6.4 3.5M5 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10-5.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm0 11a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z" />,
  true,
)
export const Download = icon(<path d="M10 3.5v9m-4-3.7 4 4 4-4M4 16.5h12" />)
export const User = icon(
  <>
    <circle cx="10" cy="7" r="3.2" />
    <path d="M4 17c.6-3.5 3-5 6-5s5.4 1.5 6 5" />
  </>,
)
export const Search = icon(
  <>
    <circle cx="9" cy="9" r="5.2" />
    <path d="m13 13 3.5 3.5" />
  </>,
)
export const Home = icon(<path d="m3 9.5 7-6 7 6M5 8v8.5h10V8" />)
export const Eye = icon(
  <>
    <path d="M2.5 10S5.5 5 10 5s7.5 5 7.5 5-3 5-7.5 5-7.5-5-7.5-5Z" />
    <circle cx="10" cy="10" r="2.2" />
  </>,
)
export const EyeOff = icon(
  <path d="m3.5 3.5 13 13M8 5.3A8 8 0 0 1 10 5c4.5 0 7.5 5 7.5 5a14 14 0 0 1-2.2 2.7M12 14.8a7 7 0 0 1-2 .2c-4.5 0-7.5-5-7.5-5a14 14 0 0 1 3-3.3" />,
)
export const Globe = icon(
  <>
    <circle cx="10" cy="10" r="7.2" />
    <path d="M3 10h14M10 2.8c2.4 2 3.4 4.4 3.4 7.2s-1 5.2-3.4 7.2c-2.4-2-3.4-4.4-3.4-7.2s1-5.2 3.4-7.2Z" />
  </>,
)
export const Chat = icon(<path d="M3.5 16.5 4.6 13A6.6 6.6 0 1 1 7 15.4l-3.5 1.1Z" />)
export const SignOut = icon(<path d="M12 4H4.5v12H12m-4-6h9m-3-3 3 3-3 3" />, true)
export const Folder = icon(<path d="M3 15.5v-11h5l2 2.5h7v8.5H3Z" />)
export const Shield = icon(<path d="M10 2.8 4 5v4.5c0 3.6 2.4 6.3 6 7.7 3.6-1.4 6-4.1 6-7.7V5l-6-2.2Z" />)
export const Sidebar = icon(<path d="M3 4h14v12H3zM8 4v12" />, true)
export const Printer = icon(<path d="M6 7V3.5h8V7M6 13.5H3.5V7h13v6.5H14M6 11.5h8v5H6z" />)
export const Device = icon(<path d="M3.5 4.5h13v9h-13zM2 16.5h16" />)
export const Key = icon(<path d="M7 9.5a3.5 3.5 0 1 0 0 .1ZM7 9.5h9.5m-3 0v3m3-3v2" />)
export const History = icon(<path d="M4 4.5v4h4M4.3 8.5A6.5 6.5 0 1 1 3.5 11M10 6.5V10l2.5 2" />)
