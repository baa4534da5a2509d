import { type CSSProperties, type Ref, useLayoutEffect, useRef } from 'react'
import { classes } from './classes'
import { highlight } from './theme/highlight'

interface FigureProps {
  children: string
  /** Colours the figure by its sign; the text shows the sign too. */
  tone?: 'plain' | 'good' | 'bad' | 'warning' | undefined
  className?: string
}

const tones = { plain: '', good: 'text-accent', bad: 'text-negative', warning: 'text-warning' }

/** A computed figure: isolated from the direction of the text around it, digits of one width. */
export function Figure({ children, tone = 'plain', className, ref }: FigureProps & { ref?: Ref<HTMLElement> }) {
  return (
    <bdi ref={ref} className={classes('tabular-nums', tones[tone], className)}>
      {children}
    </bdi>
  )
}

/** A figure that is highlighted for a moment when it changes on the screen. Its element stays: a new one would be laid out again. */
export function LiveFigure(figure: FigureProps) {
  const place = useRef<HTMLElement>(null)
  const shown = useRef(figure.children)
  useLayoutEffect(() => {
    if (shown.current === figure.children) return
    shown.current = figure.children
    if (place.current) highlight(place.current)
  }, [figure.children])
  return <Figure {...figure} ref={place} />
}

/** From the smallest size to the one that a figure has where there is room; 172: of 100 of the box a letter takes 0.58 of its size. */
const sizes = {
  tile: 'text-[clamp(0.8125rem,calc(172cqi/var(--letters)),1.125rem)]/[1.4] sm:text-[clamp(0.8125rem,calc(172cqi/var(--letters)),1.25rem)]/[1.4]',
  headline: 'text-[clamp(0.8125rem,calc(172cqi/var(--letters)),2.5rem)]/[1.15]',
}

interface FluidFigureProps {
  children: string
  size: keyof typeof sizes
  tone?: 'plain' | 'good' | 'warning' | 'bad' | undefined
  className?: string
}

/** What cannot be broken into lines: an amount, with its currency. */
const longestRun = (text: string) => Math.max(1, ...text.split(' ').map((run) => run.length))

/** A key figure: as large as its box allows, so that a huge amount is written smaller instead of being cut or broken. */
export function FluidFigure({ children, size, tone, className }: FluidFigureProps) {
  const style: CSSProperties & Record<'--letters', number> = { '--letters': longestRun(children) }
  return (
    <p className={classes('@container font-semibold', className)}>
      <span style={style} className={classes('block break-words', sizes[size])}>
        <LiveFigure tone={tone}>{children}</LiveFigure>
      </span>
    </p>
  )
}
