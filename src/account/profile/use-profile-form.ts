import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { trpc } from '../../api'
import type { IssueCode } from '../../domain/error-codes'
import { profileSchema } from '../../domain/schemas/account-schema'
import { useSchemaForm } from '../../forms/use-schema-form'
import { useLanguage } from '../../i18n/use-language'
import { languageHref } from '../../paths'
import { showToast } from '../../ui/overlays/toasts'
import { phoneProblem, withPlus } from '../form/phone-rules'
import type { Profile } from './profile'

const phoneIsWrong: IssueCode = 'phone'

/** The shared schema, and each country's rules for its numbers. */
const profilePageSchema = profileSchema.check(
  z.refine((form) => phoneProblem(form.phone, form.countryCode) === null, { path: ['phone'], error: phoneIsWrong }),
)

type Input = z.input<typeof profilePageSchema>
export type ProfilePageForm = UseFormReturn<Input, unknown, z.output<typeof profilePageSchema>>

/** A form has texts, where the account may have nothing. */
function valuesOf(profile: Profile): Input {
  const { firstName, lastName, phone, countryCode, preferredLanguage, preferredCurrency } = profile
  const business = {
    businessName: profile.businessName ?? '',
    businessType: profile.businessType ?? '',
    businessCategory: profile.businessCategory ?? '',
  }
  return { firstName, lastName, phone, countryCode, preferredLanguage, preferredCurrency, ...business }
}

/** The account's form and what follows from saving it: the name in the sidebar, and the page in the chosen language. */
export function useProfileForm(profile: Profile) {
  const { t } = useTranslation('account')
  const language = useLanguage()
  const utils = trpc.useUtils()
  const update = trpc.account.update.useMutation()
  const made = useSchemaForm(profilePageSchema, valuesOf(profile), async (values) => {
    const saved = await update.mutateAsync({ ...values, phone: withPlus(values.phone, values.countryCode) })
    utils.account.profile.setData(undefined, saved)
    utils.auth.session.setData(undefined, (user) => user && { ...user, ...pick(saved) })
    made.form.reset(valuesOf(saved))
    const isOther = saved.preferredLanguage !== language && saved.preferredLanguage !== profile.preferredLanguage
    if (isOther) location.assign(languageHref(location, saved.preferredLanguage))
    else showToast({ title: t('profile.saved') })
  })
  return made
}

const pick = ({ firstName, lastName, phone, countryCode, preferredLanguage, preferredCurrency }: Profile) => ({
  firstName,
  lastName,
  phone,
  countryCode,
  preferredLanguage,
  preferredCurrency,
})
