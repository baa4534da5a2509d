import { Combobox, ComboboxButton, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PreferredCurrency, preferredCurrencies } from '../../../domain/options'
import { currencyWord } from '../../../i18n/format'
import { ChevronDown } from '../../../ui/first-icons'
import { controlClasses } from '../../../ui/inputs/control'
import { Field } from '../../../ui/inputs/field'
import { useField } from '../../fields/field-atom'
import { BesideLabel } from '../../fields/notes/note-button'
import { languageAtom } from '../../state/atoms'
import { currencyCode, currencyMatches } from './currency-code'

/** The plan's currency: five are offered, every other is typed by its three letters, and a stored one is shown as it is. */
export function CurrencyBox() {
  const { t } = useTranslation('more')
  const [stored, setCurrency] = useField('currency')
  const language = useAtomValue(languageAtom)
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const word = (code: string) => currencyWord(code, language)
  const nameOf = (code: PreferredCurrency) => t(`names.${code}`)
  const offered = preferredCurrencies.filter((code) => currencyMatches(typed, [code, word(code), nameOf(code)]))
  const other = currencyCode(typed ?? '', word)
  const isOther = other !== null && !preferredCurrencies.some((code) => code === other)

  const type = (text: string) => {
    setTyped(text)
    setWrong(false)
    const code = currencyCode(text, word)
    if (code !== null) setCurrency(code)
  }
  const leave = () => {
    setWrong(typed !== null && typed.trim() !== '' && currencyCode(typed, word) === null)
    setTyped(null)
  }
  const messages = isWrong ? [{ level: 'error' as const, text: t('currencyWrong') }] : []
  return (
    <Field
      id="currency"
      label={t('currency')}
      hint={t('currencyHint')}
      aside={<BesideLabel path="currency" label={t('currency')} />}
      messages={messages}
    >
      {({ describedBy, invalid }) => (
        <Combobox
          immediate
          value={stored}
          onChange={(code: string | null) => {
            if (code !== null) setCurrency(code)
            setTyped(null)
            setWrong(false)
          }}
          onClose={() => setTyped(null)}
        >
          <div className="relative">
            <ComboboxInput
              id="currency"
              autoComplete="off"
              maxLength={16}
              aria-describedby={describedBy}
              aria-invalid={invalid || undefined}
              displayValue={word}
              onChange={(event) => type(event.target.value)}
              onFocus={(event) => event.target.select()}
              onBlur={leave}
              className={controlClasses(invalid, 'text-start')}
            />
            <ComboboxButton
              aria-label={t('currencyList')}
              className="absolute inset-y-0 end-0 flex w-11 items-center justify-center text-muted"
            >
              <ChevronDown />
            </ComboboxButton>
            <ComboboxOptions
              modal={false}
              className="absolute inset-x-0 top-full z-10 mt-1 rounded-control border border-line bg-surface p-1 shadow-float empty:hidden"
            >
              {offered.map((code) => (
                <CurrencyOption key={code} code={code} word={word(code)} name={nameOf(code)} />
              ))}
              {isOther ? <CurrencyOption code={other} word={other} name={t('otherCurrency')} /> : null}
            </ComboboxOptions>
          </div>
        </Combobox>
      )}
    </Field>
  )
}

function CurrencyOption({ code, word, name }: { code: string; word: string; name: string }) {
  return (
    <ComboboxOption
      value={code}
      className="flex min-h-11 items-center gap-3 rounded-control px-3 data-focus:bg-sunken data-selected:font-semibold"
    >
      <bdi className="w-10 shrink-0">{word}</bdi>
      <span className="text-small text-muted">{name}</span>
    </ComboboxOption>
  )
}
