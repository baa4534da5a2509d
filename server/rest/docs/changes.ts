/** A day on which the interface changed, for authors of programs that use it. */
interface Change {
  day: string
  /** What a program can do now, or what is answered otherwise. */
  texts: readonly string[]
}

/**
 * What has changed for programs, the latest first: the page at /api/changelog, and the header Mizan-Version, which names the
 * latest day. What is taken away is announced here and on the route (`deprecated`) a year before.
 */
export const changes: readonly Change[] = [
  {
    day: '2026-11-29',
    texts: [
      'Evaluations say what sales that are planned to fall from month to month take and when the money is back with them: conclusion.decline, which is what conclusion.growth is of sales that grow.',
      'Evaluations say where no amount of money is enough: conclusion.isFundingNeverEnough of advanced.peakFundingNeed, conclusion.isCashNeverEnough of cashPlan.cashNeeded; and where growth comes too late for that amount to be enough: conclusion.isFundingStillFalling, conclusion.isCashStillFalling. conclusion.isCashBackForNow says that cashPlan.backMonth has the money back only for a time. All are of the state of VAT in conclusion.state.',
      'Bodies may hold 32,000 values, those of PUT /api/projects/{id}/actuals 122,880; it was 5,000, and plans of many products were refused as objects. More are refused with the code TOO_MANY_VALUES, what is nested too deep with TOO_DEEP; both were BAD_INPUT.',
      'The refusal MONTH_CLOSED of PUT /api/projects/{id}/actuals names the months in issues, with the code monthClosed.',
      'nextTryAt of a webhook’s deliveries is null once they are over; it named a moment at which nothing happens.',
      'Every 401 says WWW-Authenticate: Bearer. Pages of other sites may send If-None-Match to what is open to them, and read its ETag.',
      'A path of a figure that names no field has no nearest where none is like it, or where it is one in a list that has no such element.',
    ],
  },
  {
    day: '2026-11-28',
    texts: [
      'What would help, what the result hangs on and what pays for a discount say where sales would pass the threshold of VAT, and what a registered month ends with then: registeredIncome, registeredTogether, registeredAtLow and registeredAtHigh of POST /api/compute/moves, /tornado and /discounts.',
    ],
  },
  {
    day: '2026-11-27',
    texts: [
      'Evaluations have the parts of the health score (conclusion.health), what the money needed pays for (cashPlan.neededFor), what a month costs at break-even (bottomLine.costsAtBreakEven) and from when a store may register for VAT (vat.mayRegisterMonth).',
      'GET /api/reference-data lists the reference data that holds, built-in ones marked.',
      'DELETE /api/projects/{id}/actuals/{month} takes source in its query.',
      'A malformed id in a path is 404 in every operation; a path or method that is not there and a body that cannot be read count as calls and say with RateLimit what is left.',
      'Location is said where what was made can be read: no longer of tokens, webhooks, links, users and reference data, whose address had no GET.',
      'PUT /api/projects/{id}/actuals refuses months that have not begun, typed counts below 0 and the same month of a source twice.',
      'A break between two words of a name becomes a space; a version that was given a name before it was replaced is listed once.',
      'A webhook that is off refuses tests and repeated deliveries with the code WEBHOOK_OFF, which was CONFLICT.',
    ],
  },
  {
    day: '2026-11-26',
    texts: [
      'Files: GET /api/projects/{id}/workbook, /csv and /report, POST /api/compute/workbook and /report, and the tool export_workbook.',
      'Connected stores: GET /api/projects/{id}/stores, with a fetch on request and DELETE.',
      'Webhooks name the events that they are told of: projects created, renamed, deleted and restored, months closed, access given and ended. Those that name none are told of saves, as before.',
      'Evaluations say in referenceData.revision by which reference data they are.',
      'Refusals link to their explanation in the header Link, and every answer names this list’s latest day in Mizan-Version.',
      'Assistants call POST /mcp; POST /api/compute/explain and /patch, GET /api/fields and /api/typical-values are new.',
      'Access tokens of the scopes webhooks and account.',
    ],
  },
]

export const interfaceVersion = changes[0]?.day ?? ''
