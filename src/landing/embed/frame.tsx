import { evaluate } from '../../domain/model/evaluate'
import type { Language } from '../../domain/options'
import { type MovedFigure, movedFigures } from '../../domain/samples/moved-figures'
import { reachOf, untouchedStarter } from '../../domain/samples/moved-starter'
import { type StarterId, starterPlan } from '../../domain/samples/starter-stores'
import { fillIn } from '../../i18n/fill-in'
import { startStarterHref } from '../../paths'
import { costIds } from '../../results/breakdown'
import { assumptionsOf } from './assumptions'
import { type FrameReading, type FrameTexts, type FrameWords, frameReading, frameStore } from './reading'

interface FrameProps {
  category: StarterId
  language: Language
  words: FrameWords
  /** What the store and its products are called. */
  names: { storeName: string; products: readonly string[] }
}

/** A text that src/landing/embed/main.ts writes again at every move. */
function Live({ id, now }: { id: keyof FrameTexts; now: FrameReading }) {
  return <bdi data-shown={id}>{now.shown[id]}</bdi>
}

interface SliderProps {
  id: MovedFigure
  label: string
  first: number
  now: FrameReading
}

function Slider({ id, label, first, now }: SliderProps) {
  const { min, max } = reachOf(id, first)
  return (
    <div>
      <div className="named">
        <label htmlFor={id}>{label}</label>
        <strong>
          <Live id={id} now={now} />
        </strong>
      </div>
      <input
        type="range"
        id={id}
        name={id}
        min={min}
        max={max}
        step={1}
        defaultValue={first}
        aria-valuetext={now.shown[id]}
        autoComplete="off"
        className="slider"
      />
    </div>
  )
}

function Answer({ now, words }: { now: FrameReading; words: FrameWords }) {
  const { month } = words
  return (
    <div className="answer">
      <dl className="figures">
        <div>
          <dt>
            <Live id="result" now={now} />
          </dt>
          <dd className="amount result">
            <Live id="amount" now={now} />
          </dd>
        </div>
        <div>
          <dt>{month.breakEven}</dt>
          <dd>
            <span className="units">
              <Live id="breakEven" now={now} />
            </span>
            <span className="result small">
              <Live id="distance" now={now} />
            </span>
          </dd>
        </div>
      </dl>
      <p className="sentence" data-shown="sentence">
        {now.shown.sentence}
      </p>
      <Lines now={now} words={words} where="wide" />
      <output htmlFor={movedFigures.join(' ')} className="heard" />
    </div>
  )
}

/** Where the money of the month goes, line by line: beside the sliders where there is room, else among what is opened. */
function Lines({ now, words: { month }, where }: { now: FrameReading; words: FrameWords; where: 'wide' | 'narrow' }) {
  return (
    <section className={where}>
      <h2>{month.strip}</h2>
      <dl className="lines">
        <div>
          <dt>{month.sales}</dt>
          <dd>
            <Live id="stripSales" now={now} />
          </dd>
        </div>
        {costIds.map((id) => (
          <div key={id}>
            <dt>{month[id]}</dt>
            <dd dir="ltr">
              −<Live id={id} now={now} />
            </dd>
          </div>
        ))}
        <div>
          <dt className="total">
            <Live id="result" now={now} />
          </dt>
          <dd className="total result">
            <Live id="stripResult" now={now} />
          </dd>
        </div>
      </dl>
    </section>
  )
}

/** The calculator for other people's pages as it is sent: whole without a script, its sliders apart. */
export function Frame({ category, language, words, names }: FrameProps) {
  const plan = starterPlan(category)
  const store = frameStore(plan, words)
  const first = untouchedStarter(category)
  const now = frameReading(store, first, language)
  const { own } = words
  const product = names.products[0] ?? ''
  const price = fillIn(plan.vatRegistered ? own.price : own.priceWithoutVat, { product })
  return (
    <>
      <main className={now.losing ? 'calculator losing' : 'calculator'}>
        <h1>{fillIn(own.title, { store: names.storeName })}</h1>
        <p className="muted moves wide">{own.about}</p>
        <div className="parts">
          <div className="sliders">
            <Slider id="price" label={price} first={first.price} now={now} />
            <Slider id="cost" label={own.cost} first={first.cost} now={now} />
            <Slider id="units" label={own.units} first={first.units} now={now} />
          </div>
          <Answer now={now} words={words} />
          <div>
            <details>
              <summary>{own.basis}</summary>
              <div className="basis">
                <Lines now={now} words={words} where="narrow" />
                <section>
                  <h2>{own.assumed}</h2>
                  <dl className="lines">
                    {assumptionsOf(plan, names.products, own, language).map(([name, figure]) => (
                      <div key={name}>
                        <dt>{name}</dt>
                        <dd>
                          <bdi>{figure}</bdi>
                        </dd>
                      </div>
                    ))}
                  </dl>
                </section>
                <p className="muted">{own.notCash}</p>
              </div>
            </details>
            <footer>
              <p className="muted">{own.estimate}</p>
              {evaluate(plan).conclusion.registration === null ? null : <p className="muted">{own.willRegister}</p>}
              <a className="open" href={startStarterHref(first, language)} target="_blank" rel="noopener">
                {own.open}
                <span className="heard"> ({own.opens})</span>
              </a>
            </footer>
          </div>
        </div>
      </main>
      <script
        type="application/json"
        id="store"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a block of data, in which no tag can end
        dangerouslySetInnerHTML={{ __html: JSON.stringify(store).replaceAll('<', '\\u003c') }}
      />
    </>
  )
}

interface NoStoreProps {
  words: FrameWords
  /** Whether the address names a store that there is none of, or none at all. */
  reason: 'unknown' | 'unnamed'
  categories: string
}

/** What stands in the frame where its address leads to no store: the author of the page is told which there are. */
export function NoStore({ words, reason, categories }: NoStoreProps) {
  return (
    <main>
      <h1>{words.own[`${reason}Title`]}</h1>
      <p>{fillIn(words.own[reason], { categories })}</p>
    </main>
  )
}
