// A result: gross profit per order, beside gross profit.

export const heading = 'Add a result'

const after = (line, put) => ({ find: new RegExp(`^( *)${line}$`, 'm'), put: `$&\n$1${put}` })
const words = (name, meaning) => after('grossProfit: \\[.*\\],', `grossProfitPerOrder: ['${name}', '${meaning}'],`)

/** In the worked examples: gross profit of the month, and of each of its orders. */
const worked = (grossProfit, perOrder) => ({
  file: 'src/domain/testing/worked-examples.json',
  ...after(`"grossProfit": ${grossProfit},`, `"grossProfitPerOrder": ${perOrder},`),
})

export const edits = [
  {
    file: 'src/domain/model/figures/income.ts',
    find: /^export const grossMarginPct = .*$/m,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a formula
    put: 'export const grossProfitPerOrder = money`${grossProfit} / ${ordersPerMonth}`\n\n$&',
  },
  {
    file: 'src/domain/model/figures/income.ts',
    find: "import { salesExVAT } from './sales'",
    put: "import { ordersPerMonth, salesExVAT } from './sales'",
  },
  {
    file: 'src/domain/model/figures/income.ts',
    ...after(
      'productMarginPct: \\{ figure: productMarginPct.*\\},',
      "grossProfitPerOrder: { figure: grossProfitPerOrder, of: 'order', better: 'more', absent: ['noUnits'] },",
    ),
  },
  worked('20008.670016110023', '133.39113344073348'),
  worked('3419.3237681159444', '32.5649882677709'),
  worked('12758.90973214286', '98.9062769933555'),
  {
    file: 'bench/second-model/month.mjs',
    ...after(
      'productMarginPct: share\\(m.S - m.productCost\\),',
      'grossProfitPerOrder: m.isEmpty ? null : (m.S - m.totalCOGS) / m.O,',
    ),
  },
  {
    file: 'src/i18n/en/result-words.ts',
    ...words('Gross profit per order', 'What one order leaves after everything that comes with it.'),
  },
  {
    file: 'src/i18n/ar/result-words.ts',
    ...words('مجمل الربح لكل طلب', 'ما يبقى من الطلب الواحد بعد كل ما يرافقه.'),
  },
]
