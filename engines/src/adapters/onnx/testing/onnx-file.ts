// Writes small ONNX files: as much of the format as models of a few nodes need.

type Dimension = number | string
export type Value = { name: string; shape: readonly Dimension[]; type?: number }
export type Node = {
  op: string
  inputs: readonly string[]
  outputs: readonly string[]
  /** Whole numbers, lists of them, or a graph. */
  attributes?: Readonly<Record<string, number | readonly number[] | Graph>>
}
export type Graph = {
  inputs: readonly Value[]
  outputs: readonly Value[]
  nodes: readonly Node[]
  /** Single numbers by name. */
  numbers?: Readonly<Record<string, { type: number; value: number }>>
}

/** Types of numbers, as the format counts them. */
export const elementTypes = { float32: 1, int64: 7, bool: 9, float16: 10 } as const

export function onnxFile(graph: Graph): Uint8Array {
  const operators = 12
  return Uint8Array.from([
    ...number(1, 7),
    ...message(7, graphBytes(graph)),
    ...message(8, number(2, operators)),
  ])
}

function graphBytes({ inputs, outputs, nodes, numbers = {} }: Graph): number[] {
  return [
    ...nodes.flatMap((node) => message(1, nodeBytes(node))),
    ...text(2, 'graph'),
    ...Object.entries(numbers).flatMap(([name, { type, value }]) =>
      message(5, [...number(2, type), ...text(8, name), ...message(9, rawBytes(type, value))]),
    ),
    ...inputs.flatMap((value) => message(11, valueBytes(value))),
    ...outputs.flatMap((value) => message(12, valueBytes(value))),
  ]
}

function nodeBytes({ op, inputs, outputs, attributes = {} }: Node): number[] {
  return [
    ...inputs.flatMap((name) => text(1, name)),
    ...outputs.flatMap((name) => text(2, name)),
    ...text(4, op),
    ...Object.entries(attributes).flatMap(([name, value]) =>
      message(5, [...text(1, name), ...attributeBytes(value)]),
    ),
  ]
}

function attributeBytes(value: number | readonly number[] | Graph): number[] {
  if (typeof value === 'number') return [...number(3, value), ...number(20, 2)]
  if ('nodes' in value) return [...message(6, graphBytes(value)), ...number(20, 5)]
  return [...value.flatMap((each) => number(8, each)), ...number(20, 7)]
}

function valueBytes({ name, shape, type = elementTypes.float32 }: Value): number[] {
  const dimensions = shape.flatMap((size) =>
    message(1, typeof size === 'number' ? number(1, size) : text(2, size)),
  )
  return [
    ...text(1, name),
    ...message(2, message(1, [...number(1, type), ...message(2, dimensions)])),
  ]
}

function rawBytes(type: number, value: number): number[] {
  const view = new DataView(new ArrayBuffer(8))
  if (type === elementTypes.float32) view.setFloat32(0, value, true)
  else view.setBigInt64(0, BigInt(value), true)
  const sizes: Record<number, number> = { [elementTypes.float32]: 4, [elementTypes.bool]: 1 }
  return [...new Uint8Array(view.buffer, 0, sizes[type] ?? 8)]
}

const number = (field: number, value: number): number[] => [...varint(field * 8), ...varint(value)]

const message = (field: number, bytes: readonly number[]): number[] => [
  ...varint(field * 8 + 2),
  ...varint(bytes.length),
  ...bytes,
]

const text = (field: number, value: string): number[] => message(field, [...Buffer.from(value)])

function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = BigInt.asUintN(64, BigInt(value))
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128)
  return [...bytes, Number(rest)]
}
