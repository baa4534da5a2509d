import { useTranslation } from 'react-i18next'
import type { SalesReading } from '../../../files/actuals/read-sales'
import { NoteList } from '../../../files/dialogs/note-list'
import { useFormat } from '../../state/use-format'

/** Whether each statement adds up, the orders that do not, and what files say differently of the same order. */
export function StatementChecks({ reading: { checks, contradictions, undated } }: { reading: SalesReading }) {
  const { t } = useTranslation('sales')
  const { money, number } = useFormat('SAR')
  return (
    <>
      {checks.map(({ source, file, isRight, computed, stated, problems, more }) => {
        const total = money(computed)
        if (isRight) return <p key={file}>{t('check.right', { source: t(`formats.${source}`), total })}</p>
        return (
          <NoteList
            key={file}
            title={t('check.wrong', { source: t(`formats.${source}`), total, stated: money(stated) })}
          >
            {problems.map(({ number: order, why, computed: own, stated: said }) => (
              <li key={`${order}${why}`}>{t(`check.${why}`, { order, computed: money(own), stated: money(said) })}</li>
            ))}
            {more > 0 ? <li>{t('check.more', { count: more, figure: number(more) })}</li> : null}
          </NoteList>
        )
      })}
      {undated > 0 ? (
        <p className="text-small text-muted">{t('check.undated', { count: undated, figure: number(undated) })}</p>
      ) : null}
      {contradictions.length > 0 ? (
        <NoteList title={t('contradictions.title')}>
          {contradictions.map(({ number: order, figure, said: [one, other] }) => (
            <li key={`${order}${figure}${one}${other}`}>{t(`contradictions.${figure}`, { order, one, other })}</li>
          ))}
        </NoteList>
      ) : null}
    </>
  )
}
