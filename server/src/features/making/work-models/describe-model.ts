// A model as it is described to whoever may use it: in their language, at their prices.
import type { SamplePicture } from '@atelier/contract/features/making/samples'
import type { WorkModel as ToldModel } from '@atelier/contract/features/making/work-models'
import type { Locale } from '@atelier/contract/primitives'
import { workTasks } from '@atelier/contract/work-terms'
import type { ModelTexts } from '@atelier/engines/kinds/work'
import type { Site } from '../../../platform/http/request-context.ts'
import { balanceFor } from '../../money/ledger/ledger.usecases.ts'
import type { ModelWords } from '../../site/content/content.usecases.ts'
import { isVipOnly } from '../../talk/models/chat-rates.ts'
import { overriddenDescription } from '../../talk/models/overridden-models.ts'
import type { Samples } from '../samples/open-samples.ts'
import { sampleNames } from '../samples/sample-names.ts'
import { tagsOf } from './model-tags.ts'
import { type PricedConnected, pricedWork, takesTask } from './offered-models.ts'
import type { ConnectedWorkModel } from './work-models.store.ts'
import { workRatesFor } from './work-rates.ts'

type ModelReader = {
  site: Site
  isVip: boolean
  /** Of its kind. */
  isDefault: boolean
  /** What its engine says of it in this language. */
  texts: ModelTexts | undefined
  locale: Locale
  words: ModelWords
  samples: Pick<Samples, 'pictureOf'>
}

export function describeModel(
  connected: PricedConnected,
  { site, isVip, isDefault, texts, locale, words, samples }: ModelReader,
): ToldModel {
  const { model, connection } = connected
  const { id, name, type, declaration } = model
  const label = model.changes.label ?? texts?.label ?? model.label
  const description =
    words.describe(name, locale) ??
    overriddenDescription(model.changes, locale) ??
    texts?.description ??
    model.description
  const tasks = workTasks.filter((task) => takesTask(connected, task))
  const rates = tasks.map((task) => [
    task,
    workRatesFor(pricedWork(connected), task, site.settings, isVip),
  ])
  const cover = coverOf(connected, samples)
  const styles = stylesOf(connected, samples)
  return {
    id,
    type,
    description,
    declaration,
    isDefault,
    name: label,
    engine: connection.engine,
    provider: connection.label,
    connection: connection.id,
    builtin: connection.origin === 'builtin',
    price: Object.fromEntries(rates),
    purse: balanceFor('work', site.settings),
    vipOnly: isVipOnly({ name }, site.settings),
    tags: tagsOf(model),
    ...(cover ? { cover } : {}),
    ...(styles ? { styles } : {}),
  }
}

/** Of what our own code makes; what others make is not known here. */
const coverOf = (
  { model, connection }: ConnectedWorkModel,
  samples: Pick<Samples, 'pictureOf'>,
): SamplePicture | undefined =>
  connection.origin === 'builtin' ? samples.pictureOf(sampleNames.model(model.name)) : undefined

/** Samples of the styles that it offers to choose from; what has none, such as `auto`, is left out. */
function stylesOf(
  { model, connection }: ConnectedWorkModel,
  samples: Pick<Samples, 'pictureOf'>,
): Record<string, SamplePicture> | undefined {
  const field = model.declaration.fields.find(({ name }) => name === 'style')
  if (connection.origin !== 'builtin' || field?.kind !== 'choice') return undefined
  const pictures = field.options.flatMap((style) => {
    const picture = samples.pictureOf(sampleNames.style(style))
    return picture ? [[style, picture] as const] : []
  })
  return Object.fromEntries(pictures)
}
