import type { ReactNode, SVGProps } from 'react'
import { classes } from './classes'

type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'>

/** An icon of the product: lines on 20 by 20. One that shows a direction of reading is mirrored in Arabic; the rest never are. */
export function icon(drawing: ReactNode, mirrored = false) {
  return function Icon({ className, ...rest }: IconProps) {
    return (
      <svg
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className={classes('size-5 shrink-0', mirrored && 'rtl:-scale-x-100', className)}
        {...rest}
      >
        {drawing}
      </svg>
    )
  }
}

// Those of the first load of the evaluator; icons.tsx has the others.
export const ChevronDown = icon(<path d="m5 7.5 5 5 5-5" />)
export const ChevronUp = icon(<path d="m5 12.5 5-5 5 5" />)
export const ChevronForward = icon(<path d="m7.5 5 5 5-5 5" />, true)
export const ArrowForward = icon(<path d="M4 10h12m-5-5 5 5-5 5" />, true)
export const ArrowBack = icon(<path d="M16 10H4m5-5-5 5 5 5" />, true)
export const UndoIcon = icon(<path d="M7 5 3.5 8.5 7 12M4 8.5h8a4 4 0 0 1 0 8H9" />, true)
export const RedoIcon = icon(<path d="m13 5 3.5 3.5L13 12m3-3.5H8a4 4 0 0 0 0 8h3" />, true)
export const Check = icon(<path d="m4 10.5 4 4 8-9" />)
export const Warning = icon(<path d="M10 3 2.5 16.5h15L10 3Zm0 5.5v3.5m0 2.3v.2" />)
export const ErrorMark = icon(
  <>
    <circle cx="10" cy="10" r="7.2" />
    <path d="M10 6.2v4.8m0 2.6v.2" />
  </>,
)
export const Info = icon(
  <>
    <circle cx="10" cy="10" r="7.2" />
    <path d="M10 9.2v4.6m0-7.4v.2" />
  </>,
)
export const Dots = icon(<path d="M5 10h.01M10 10h.01M15 10h.01" strokeWidth="2.6" />)
export const Reset = icon(<path d="M4 4.5v4h4M4.3 8.5A6.5 6.5 0 1 1 3.5 11" />)
/** A table of cells. */
export const Sheet = icon(<path d="M3.5 4h13v12h-13zM3.5 8h13M3.5 12h13M8 4v12" />)
export const Bars = icon(<path d="M3.5 16.5h13M5.5 13.5v-4M10 13.5v-9M14.5 13.5v-6" />)
