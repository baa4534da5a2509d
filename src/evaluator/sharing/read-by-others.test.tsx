import { useTranslation } from 'react-i18next'
import { expect, it } from 'vitest'
import { demoPlan } from '../../domain/plan/demo-plan'
import { loadReaderTexts } from '../../i18n/reader-words'
import { WordsInState } from '../results/words-in-state'
import { render } from '../state/testing/render'
import { VatWords } from '../state/vat-words'
import { ReadByOthers } from './read-by-others'

function Title() {
  return useTranslation('summary').t('moves.title')
}

it.each([true, false])(
  'readers of a shared plan get their words in its results (registered for VAT: %s)',
  async (registered) => {
    const texts = await loadReaderTexts('en')
    const page = render(
      <VatWords>
        <ReadByOthers texts={texts}>
          <WordsInState>
            <Title />
          </WordsInState>
        </ReadByOthers>
      </VatWords>,
      { ...demoPlan(), vatRegistered: registered, salesLast12Months: 600_000 },
      'en',
    )
    expect(page).toBe(texts.summary.moves.title)
  },
)
