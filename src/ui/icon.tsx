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
