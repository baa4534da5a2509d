import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { type CountryCode, countryCodes } from '../../domain/options'
import { dialCodes, phoneSamples } from '../../domain/reference/countries'
import { useIssueText } from '../../forms/issue-text'
import { countryName } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { controlClasses } from '../../ui/inputs/control'
import { Field, type FieldMessage } from '../../ui/inputs/field'
import { SelectBox } from '../../ui/inputs/select-box'
import { countryWritten, looksUnusual, phoneProblem } from './phone-rules'

interface Controlled<V> {
  value: V | undefined
  onChange: (value: V) => void
  onBlur: () => void
  ref: Ref<HTMLInputElement>
}

interface PhoneFieldsProps {
  country: Controlled<CountryCode>
  phone: Controlled<string>
  /** The code of what is wrong with the number. */
  error: string | undefined
  isTouched: boolean
  /** Validates the number again: the country has changed. */
  onJudge: () => void
}

/** The country and the number within it; the country decides the dial code, the sample and the rules. */
export function PhoneFields({ country, onJudge, ...rest }: PhoneFieldsProps) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const code = country.value ?? 'SA'
  const choices = countryCodes.map((value) => ({
    value,
    label: t('countryWithCode', { country: countryName(value, language), code: dialCodes[value] }),
  }))
  const choose = (chosen: CountryCode) => {
    country.onChange(chosen)
    if (rest.isTouched) onJudge()
  }
  return (
    <>
      <Field id="countryCode" label={t('fields.countryCode')}>
        {({ id }) => (
          <SelectBox
            id={id}
            name="countryCode"
            autoComplete="country"
            isLong
            value={code}
            choices={choices}
            onChange={choose}
            onBlur={country.onBlur}
          />
        )}
      </Field>
      <PhoneBox {...rest} country={code} onCountry={choose} />
    </>
  )
}

type PhoneBoxProps = Pick<PhoneFieldsProps, 'phone' | 'error' | 'isTouched'> & {
  country: CountryCode
  onCountry: (country: CountryCode) => void
}

function PhoneBox({ phone, error, isTouched, country, onCountry }: PhoneBoxProps) {
  const { t } = useTranslation('account')
  const text = phone.value ?? ''
  const messages = usePhoneMessages(text, country, error, isTouched)
  const leave = () => {
    // A number pasted with another dial code brings its country along.
    const written = countryWritten(text, country)
    if (written && written !== country) onCountry(written)
    phone.onBlur()
  }
  return (
    <Field id="phone" label={t('fields.phone')} messages={messages}>
      {({ id, describedBy, invalid }) => (
        <div dir="ltr" className="relative">
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 start-3 flex items-center text-muted"
          >
            {`+${dialCodes[country]}`}
          </span>
          <input
            id={id}
            ref={phone.ref}
            name="phone"
            type="tel"
            autoComplete="tel-national"
            placeholder={phoneSamples[country]}
            required
            value={text}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
            onChange={(event) => phone.onChange(event.target.value)}
            onBlur={leave}
            className={controlClasses(invalid, 'ps-[4rem]')}
          />
        </div>
      )}
    </Field>
  )
}

const problemWords = { short: 'phoneShort', long: 'phoneLong', otherCountry: 'phoneOtherCountry' } as const

function usePhoneMessages(
  text: string,
  country: CountryCode,
  error: string | undefined,
  isTouched: boolean,
): FieldMessage[] {
  const { t } = useTranslation('account')
  const issueText = useIssueText()
  const named = { country: countryName(country, useLanguage()) }
  if (error) {
    const problem = phoneProblem(text, country)
    const isNamed = problem !== null && problem !== 'invalid' && text.trim() !== ''
    return [{ level: 'error', text: isNamed ? t(`problems.${problemWords[problem]}`, named) : issueText(error) }]
  }
  if (!isTouched || !looksUnusual(text, country)) return []
  return [{ level: 'warning', text: t('problems.phoneUnusual', named) }]
}
