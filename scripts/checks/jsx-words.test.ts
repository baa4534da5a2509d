import { expect, it } from 'vitest'
import { wordsInMarkup } from './jsx-words'
import { scripts } from './sources'

it('knows written words from those of a dictionary', () => {
  const written = [
    '<p>Hello</p>',
    '<p>{ok ? "Yes" : null}</p>',
    `<p>{\`\${n} items\`}</p>`,
    '<a title="Go" />',
    `<a aria-label={\`Step \${n}\`} />`,
    '<>ميزان</>',
  ]
  const fetched = [
    '<p>{t("hello")}</p>',
    '<p>·</p>',
    '<p>{n} %</p>',
    '<p className="big">{kind === "a" ? t("a") : t("b")}</p>',
    '<a title={t("go")} />',
    `<p>{\`\${a} – \${b}\`}</p>`,
    '<p>{kind === "a" && <b />}</p>',
  ]
  const count = (markup: string) => wordsInMarkup('a.tsx', `const a = ${markup}`).length
  expect(written.map(count)).toEqual(written.map(() => 1))
  expect(fetched.map(count)).toEqual(fetched.map(() => 0))
})

it('keeps every word that a person reads in the dictionaries', () => {
  const markup = scripts.filter((path) => path.startsWith('src/') && path.endsWith('.tsx'))
  expect(markup).not.toEqual([])
  expect(markup.flatMap((path) => wordsInMarkup(path))).toEqual([])
})
