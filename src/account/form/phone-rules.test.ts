import { describe, expect, it } from 'vitest'
import { countryCodes } from '../../domain/options'
import { dialCodes, nationalPhone, phoneSamples } from '../../domain/reference/countries'
import { countryWritten, looksUnusual, phoneProblem, withPlus } from './phone-rules'

describe.each(countryCodes)('%s', (country) => {
  const sample = phoneSamples[country]

  it('takes its own sample, at home and from abroad, in any digits', () => {
    expect([phoneProblem(sample, country), looksUnusual(sample, country)]).toEqual([null, false])
    const abroad = `+${dialCodes[country]} ${sample.replace(/^0/, '')}`
    expect([phoneProblem(abroad, country), looksUnusual(abroad, country)]).toEqual([null, false])
    const arabic = sample.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
    expect(phoneProblem(arabic, country)).toBeNull()
  })

  it('refuses what is too short, too long or no number', () => {
    expect(phoneProblem('12', country)).toMatch(/short|invalid/)
    expect(phoneProblem(`${sample.replace(/\D/g, '')}123456789`, country)).toMatch(/long|invalid/)
    for (const text of ['', 'none', '+']) expect(phoneProblem(text, country)).not.toBeNull()
  })

  it('knows a number of another country', () => {
    const other = country === 'TR' ? '+966 50 123 4567' : '+90 501 234 56 78'
    expect(phoneProblem(other, country)).toBe('otherCountry')
    expect(countryWritten(other, country)).toBe(country === 'TR' ? 'SA' : 'TR')
    expect(countryWritten(sample, country)).toBeNull()
  })
})

it('only remarks on a number outside the known ranges', () => {
  expect([phoneProblem('999999999', 'SA'), looksUnusual('999999999', 'SA')]).toEqual([null, true])
})

it('does not keep a dial code twice', () => {
  expect(withPlus('966501234567', 'SA')).toBe('+966501234567')
  expect(nationalPhone(withPlus('966501234567', 'SA'), 'SA')).toBe('501234567')
  for (const text of ['0501234567', '+966501234567', '00966501234567']) expect(withPlus(text, 'SA')).toBe(text)
})
