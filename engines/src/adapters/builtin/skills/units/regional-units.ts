// Old Chinese measures that have one size on the mainland and another in Taiwan.
import type { Locale } from '@atelier/contract/primitives'
import { type Fraction, fraction } from '../arithmetic/fraction.ts'
import type { Dimension, Unit } from './unit.ts'

type RegionalMeasure = {
  dimension: Dimension
  /** In simplified and in traditional characters. */
  name: readonly [simplified: string, traditional: string]
  english: string
  mainland: Fraction
  taiwan: Fraction
}

const measures: RegionalMeasure[] = [
  {
    dimension: 'mass',
    name: ['斤', '斤'],
    english: 'jin,catty,catties',
    mainland: fraction(500n),
    taiwan: fraction(600n),
  },
  {
    dimension: 'mass',
    name: ['两', '兩'],
    english: 'liang,tael,taels',
    mainland: fraction(50n),
    taiwan: fraction(75n, 2n),
  },
  {
    dimension: 'mass',
    name: ['钱', '錢'],
    english: 'qian',
    mainland: fraction(5n),
    taiwan: fraction(15n, 4n),
  },
  {
    dimension: 'length',
    name: ['尺', '尺'],
    english: 'chi',
    mainland: fraction(1n, 3n),
    taiwan: fraction(10n, 33n),
  },
  {
    dimension: 'length',
    name: ['寸', '寸'],
    english: 'cun',
    mainland: fraction(1n, 30n),
    taiwan: fraction(1n, 33n),
  },
]

/** `市斤` and `台斤` are always themselves; plain 斤 is what it is where the reader is. */
function spellOut({ dimension, name, english, mainland, taiwan }: RegionalMeasure): Unit[] {
  const [simplified, traditional] = name
  const ofPlace = (only: 'zh-CN' | 'zh-TW', size: Fraction): Unit[] => {
    const isMainland = only === 'zh-CN'
    const full = `${isMainland ? '市' : '台'}${simplified}`
    const note: Record<Locale, string> = {
      'en-US': isMainland
        ? `${simplified} is the mainland Chinese measure here; Taiwan's differs.`
        : `${simplified} is the Taiwanese measure here; mainland China's differs.`,
      'zh-CN': isMainland
        ? `这里的${simplified}是市制；台制的大小不同。`
        : `这里的${simplified}是台制；市制的大小不同。`,
      'zh-TW': isMainland
        ? `這裡的${traditional}是中國大陸的市制；台制的大小不同。`
        : `這裡的${traditional}是台制；中國大陸市制的大小不同。`,
    }
    const names = [simplified, ...english.split(',')]
    return [
      { dimension, size, symbol: full, names: [full], exactNames: [], note },
      { dimension, size, symbol: simplified, names, exactNames: [], note, only },
    ]
  }
  return [...ofPlace('zh-CN', mainland), ...ofPlace('zh-TW', taiwan)]
}

export const regionalUnits: Unit[] = measures.flatMap(spellOut)
