import { atom } from 'jotai'
import { readNumber } from '../../../ui/inputs/number-text'
import { findingsAtom } from '../../state/atoms'
import { draftsAtom } from '../../state/drafts'
import type { StepError } from '../../state/step-errors'

/** The fields of the quick start, in the order of the page. */
const fieldsOfPage = [
  'productName',
  'products.0.unitPriceInclVAT',
  'products.0.exFactoryPrice',
  'products.0.unitsPerMonth',
  'shippingPerOrder',
  'packagingPerOrder',
  'paymentBasicPercent',
  'customerAcquisitionCost',
  'overheads.otherOps.amount',
  'ownerPayMo',
  'codSharePct',
  'codRefusalPct',
  'codChargeInclVAT',
] as const

/** What must be corrected on this page before there are results. */
export const quickStartErrorsAtom = atom((get): readonly StepError[] => {
  const drafts = get(draftsAtom)
  const findings = get(findingsAtom)
  return fieldsOfPage.flatMap((path): StepError[] => {
    const draft = drafts.get(path)
    if (draft !== undefined) return [{ path, code: readNumber(draft).kind === 'number' ? 'notWhole' : 'notANumber' }]
    const found = (findings.get(path) ?? []).filter(({ level }) => level === 'error')
    // A missing name is filled in.
    return found.filter(({ code }) => code !== 'productNameRequired')
  })
})
