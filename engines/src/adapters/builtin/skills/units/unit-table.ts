// Units of measure with their exact size, and the names people call them by in English and Chinese.
import type { Locale } from '@atelier/contract/primitives'
import { type Fraction, fraction } from '../arithmetic/fraction.ts'
import { regionalUnits } from './regional-units.ts'
import type { Dimension, Unit } from './unit.ts'

type Row = [
  symbol: string,
  n: number | bigint,
  d: number | bigint,
  names: string,
  exactNames?: string,
]

const sized = (dimension: Dimension, rows: Row[]): Unit[] =>
  rows.map(([symbol, n, d, names, exact = '']) => ({
    dimension,
    size: fraction(BigInt(n), BigInt(d)),
    symbol,
    names: names.split(',').map((name) => name.trim()),
    exactNames: exact ? exact.split(',') : [],
  }))

const lengths = sized('length', [
  ['nm', 1, 1_000_000_000, 'nm,nanometer,nanometre,纳米'],
  ['µm', 1, 1_000_000, 'µm,μm,um,micrometer,micrometre,micron,微米'],
  ['mm', 1, 1000, 'mm,millimeter,millimetre,毫米,公厘'],
  ['cm', 1, 100, 'cm,centimeter,centimetre,厘米,公分'],
  ['dm', 1, 10, 'dm,decimeter,decimetre,分米'],
  ['m', 1, 1, 'm,meter,metre,米,公尺'],
  ['km', 1000, 1, 'km,kilometer,kilometre,kms,公里,千米'],
  ['in', 254, 10_000, 'in,inch,inches,",″,英寸,英吋,吋'],
  ['ft', 3048, 10_000, "ft,foot,feet,',′,英尺,英呎,呎"],
  ['yd', 9144, 10_000, 'yd,yard,yards,码'],
  ['mi', 1_609_344, 1000, 'mi,mile,miles,英里,英哩,哩'],
  ['nmi', 1852, 1, 'nmi,nautical mile,nautical miles,海里,海浬'],
  ['里', 500, 1, 'li,华里,里'],
  ['丈', 10, 3, '丈'],
  ['ly', 9_460_730_472_580_800n, 1, 'ly,light year,light years,light-year,light-years,光年'],
])

const masses = sized('mass', [
  ['µg', 1, 1_000_000, 'µg,μg,ug,mcg,microgram,微克'],
  ['mg', 1, 1000, 'mg,milligram,毫克'],
  ['g', 1, 1, 'g,gram,gramme,grams,克,公克'],
  ['kg', 1000, 1, 'kg,kgs,kilo,kilos,kilogram,kilograms,公斤,千克'],
  ['t', 1_000_000, 1, 't,ton,tons,tonne,tonnes,metric ton,metric tons,吨,公吨'],
  ['lb', 45_359_237, 100_000, 'lb,lbs,pound,pounds,磅,英磅'],
  ['oz', 45_359_237, 1_600_000, 'oz,ounce,ounces,盎司,英两'],
  ['st', 45_359_237 * 14, 100_000, 'stone,stones,英石'],
  ['ct', 1, 5, 'carat,carats,克拉'],
  ['担', 50_000, 1, '担,市担'],
])

const areas = sized('area', [
  ['mm²', 1, 1_000_000, 'mm2,mm²,mm^2,square millimeter,square millimetre,平方毫米'],
  ['cm²', 1, 10_000, 'cm2,cm²,cm^2,square centimeter,square centimetre,平方厘米,平方公分'],
  [
    'm²',
    1,
    1,
    'm2,m²,m^2,sqm,sq m,square meter,square metre,square meters,square metres,平方米,平米,平方公尺,平方',
  ],
  ['km²', 1_000_000, 1, 'km2,km²,km^2,sq km,square kilometer,square kilometre,平方公里,平方千米'],
  ['ha', 10_000, 1, 'ha,hectare,公顷'],
  ['亩', 2000, 3, 'mu,亩,市亩'],
  ['坪', 400, 121, 'ping,坪'],
  ['甲', 1_173_600, 121, '甲'],
  ['in²', 64_516, 100_000_000, 'in2,in²,sq in,square inch,square inches,平方英寸,平方英吋'],
  ['ft²', 9_290_304, 100_000_000, 'ft2,ft²,sq ft,sqft,square foot,square feet,平方英尺,平方英呎'],
  ['yd²', 83_612_736, 100_000_000, 'yd2,yd²,sq yd,square yard,square yards,平方码'],
  ['acre', 316_160_658, 78_125, 'acre,acres,英亩'],
  [
    'mi²',
    2_589_988_110_336n,
    1_000_000,
    'mi2,mi²,sq mi,square mile,square miles,平方英里,平方英哩',
  ],
])

const volumes = sized('volume', [
  [
    'ml',
    1,
    1000,
    'ml,milliliter,millilitre,cc,cm3,cm³,cubic centimeter,cubic centimetre,毫升,立方厘米,立方公分',
  ],
  ['cl', 1, 100, 'cl,centiliter,centilitre,厘升'],
  ['l', 1, 1, 'l,liter,litre,dm3,dm³,升,公升,立方分米'],
  ['m³', 1000, 1, 'm3,m³,m^3,cubic meter,cubic metre,cubic meters,cubic metres,立方米,立方公尺,方'],
  ['US tsp', 492_892_159_375n, 100_000_000_000_000n, 'tsp,teaspoon'],
  ['US tbsp', 1_478_676_478_125n, 100_000_000_000_000n, 'tbsp,tablespoon'],
  [
    'US fl oz',
    295_735_295_625n,
    10_000_000_000_000n,
    'fl oz,floz,fluid ounce,fluid ounces,液体盎司,液盎司',
  ],
  ['US cup', 2_365_882_365n, 10_000_000_000n, 'cup,cups'],
  ['US pt', 473_176_473n, 1_000_000_000n, 'pt,pint,pints,品脱'],
  ['US qt', 946_352_946n, 1_000_000_000n, 'qt,quart,quarts,夸脱'],
  [
    'US gal',
    3_785_411_784n,
    1_000_000_000n,
    'gal,gallon,gallons,us gallon,us gallons,加仑,美制加仑',
  ],
  ['imp gal', 454_609, 100_000, 'imperial gallon,imperial gallons,uk gallon,uk gallons,英制加仑'],
  ['in³', 16_387_064, 1_000_000_000, 'in3,in³,cubic inch,cubic inches,立方英寸'],
  ['ft³', 28_316_846_592n, 1_000_000_000n, 'ft3,ft³,cubic foot,cubic feet,立方英尺'],
])

const speeds = sized('speed', [
  [
    'm/s',
    1,
    1,
    'm/s,mps,meter per second,metre per second,meters per second,metres per second,米每秒,米/秒,公尺每秒,公尺/秒',
  ],
  [
    'km/h',
    5,
    18,
    'km/h,kmh,kph,kmph,kilometer per hour,kilometre per hour,kilometers per hour,kilometres per hour,公里每小时,公里/小时,公里/时,千米每小时,千米/小时',
  ],
  ['mph', 44_704, 100_000, 'mph,mi/h,mile per hour,miles per hour,英里每小时,英里/小时,英哩/小时'],
  ['kn', 463, 900, 'kn,kt,knot,knots,节'],
  ['ft/s', 3048, 10_000, 'ft/s,fps,foot per second,feet per second,英尺每秒,英尺/秒'],
])

const kilo = (power: number): bigint => 8n * 1000n ** BigInt(power)
const kibi = (power: number): bigint => 8n * 1024n ** BigInt(power)
const data = sized('data', [
  ['bit', 1, 1, 'bit,bits,比特,位元', 'b'],
  ['kbit', 1000, 1, 'kbit,kilobit,kilobits,千比特', 'Kb'],
  ['Mbit', 1_000_000, 1, 'mbit,megabit,megabits,兆比特', 'Mb'],
  ['Gbit', 1_000_000_000, 1, 'gbit,gigabit,gigabits', 'Gb'],
  ['B', 8, 1, 'byte,bytes,字节,位元组', 'B'],
  ['kB', kilo(1), 1, 'kb,kilobyte,kilobytes,千字节'],
  ['MB', kilo(2), 1, 'mb,megabyte,megabytes,兆字节,兆'],
  ['GB', kilo(3), 1, 'gb,gigabyte,gigabytes,吉字节'],
  ['TB', kilo(4), 1, 'tb,terabyte,terabytes,太字节'],
  ['PB', kilo(5), 1, 'pb,petabyte,petabytes,拍字节'],
  ['KiB', kibi(1), 1, 'kib,kibibyte,kibibytes'],
  ['MiB', kibi(2), 1, 'mib,mebibyte,mebibytes'],
  ['GiB', kibi(3), 1, 'gib,gibibyte,gibibytes'],
  ['TiB', kibi(4), 1, 'tib,tebibyte,tebibytes'],
])

const times = sized('time', [
  ['ns', 1, 1_000_000_000, 'ns,nanosecond,纳秒,奈秒'],
  ['µs', 1, 1_000_000, 'µs,μs,us,microsecond,微秒'],
  ['ms', 1, 1000, 'ms,millisecond,毫秒'],
  ['s', 1, 1, 's,sec,secs,second,seconds,秒,秒钟'],
  ['min', 60, 1, 'min,mins,minute,minutes,分钟,分'],
  ['h', 3600, 1, 'h,hr,hrs,hour,hours,小时,个小时,钟头,个钟头'],
  ['d', 86_400, 1, 'd,day,days,天,日'],
  ['wk', 604_800, 1, 'week,weeks,周,星期,个星期,礼拜,个礼拜'],
  ['yr', 31_536_000, 1, 'yr,year,years,年'],
])

const degrees = (symbol: string, size: Fraction, zero: Fraction, names: string): Unit => ({
  dimension: 'temperature',
  size,
  zero,
  symbol,
  names: names.split(','),
  exactNames: [],
})
const temperatures = [
  degrees(
    '°C',
    fraction(1n),
    fraction(27_315n, 100n),
    '°c,℃,celsius,centigrade,degrees celsius,degree celsius,degrees c,摄氏度,摄氏,度,c',
  ),
  degrees(
    '°F',
    fraction(5n, 9n),
    fraction(45_967n, 180n),
    '°f,℉,fahrenheit,degrees fahrenheit,degree fahrenheit,degrees f,华氏度,华氏,f',
  ),
  degrees('K', fraction(1n), fraction(0n), 'kelvin,kelvins,开尔文,开氏度,克耳文,k'),
]

const yearNote: Record<Locale, string> = {
  'en-US': 'A year is taken as 365 days.',
  'zh-CN': '一年按 365 天计算。',
  'zh-TW': '一年以 365 天計算。',
}

export const units: Unit[] = [
  ...lengths,
  ...masses,
  ...areas,
  ...volumes,
  ...speeds,
  ...data,
  ...times.map((unit) => (unit.symbol === 'yr' ? { ...unit, note: yearNote } : unit)),
  ...temperatures,
  ...regionalUnits,
]
