// Models whose stems can be told beforehand.
import { elementTypes, type Graph, type Node, onnxFile, type Value } from './onnx-file.ts'

const float = (value: number) => ({ type: elementTypes.float32, value })

/** What is the same on both sides, and what differs. `samples` may be a name: any number. */
export function middleAndSides(samples: number | string): Uint8Array {
  return onnxFile({
    inputs: [{ name: 'mix', shape: [1, 2, samples] }],
    outputs: [{ name: 'stems', shape: [1, 2, 2, samples] }],
    nodes: [
      node('ReduceMean', ['mix'], 'mean', { axes: [1], keepdims: 1 }),
      node('Sub', ['mix', 'mean'], 'sides'),
      node('Sub', ['mix', 'sides'], 'middle'),
      node('Unsqueeze', ['middle'], 'one', { axes: [1] }),
      node('Unsqueeze', ['sides'], 'other', { axes: [1] }),
      node('Concat', ['one', 'other'], 'stems', { axis: 1 }),
    ],
  })
}

/** Each stem is a share of the song. */
export function shares(given: readonly number[], samples: number): Uint8Array {
  const names = given.map((_, at) => `stem${at}`)
  return onnxFile({
    inputs: [{ name: 'mix', shape: ['batch', 2, samples] }],
    outputs: [{ name: 'stems', shape: ['batch', given.length, 2, samples] }],
    nodes: [
      node('Unsqueeze', ['mix'], 'wide', { axes: [1] }),
      ...names.map((name, at) => node('Mul', ['wide', `share${at}`], name)),
      node('Concat', names, 'stems', { axis: 1 }),
    ],
    numbers: Object.fromEntries(given.map((share, at) => [`share${at}`, float(share)])),
  })
}

/** As MDX-Net takes and gives spectra: each is a share of what goes in. */
export function spectrumShare(share: number, bins: number, frames: number): Uint8Array {
  return onnxFile({
    inputs: [{ name: 'input', shape: ['batch', 4, bins, frames] }],
    outputs: [{ name: 'output', shape: ['batch', 4, bins, frames] }],
    nodes: [node('Mul', ['input', 'share'], 'output')],
    numbers: { share: float(share) },
  })
}

/** The left channel as it is, and a silent right one. */
export function leftOnly(bins: number, frames: number): Uint8Array {
  return onnxFile({
    inputs: [{ name: 'input', shape: [1, 4, bins, frames] }],
    outputs: [{ name: 'output', shape: [1, 4, bins, frames] }],
    nodes: [
      node('Split', ['input'], ['leftRe', 'leftIm', 'rightRe', 'rightIm'], { axis: 1 }),
      node('Mul', ['leftRe', 'nothing'], 'silence'),
      node('Concat', ['leftRe', 'leftIm', 'silence', 'silence'], 'output', { axis: 1 }),
    ],
    numbers: { nothing: float(0) },
  })
}

/** Never comes to an end. */
export function endless(samples: number): Uint8Array {
  const shape = [1, 1, 2, samples]
  const body: Graph = {
    inputs: [
      { name: 'round', shape: [], type: elementTypes.int64 },
      { name: 'goOn', shape: [], type: elementTypes.bool },
      { name: 'before', shape },
    ],
    outputs: [
      { name: 'goesOn', shape: [], type: elementTypes.bool },
      { name: 'after', shape },
    ],
    nodes: [node('Identity', ['goOn'], 'goesOn'), node('Mul', ['before', 'less'], 'after')],
  }
  return onnxFile({
    inputs: [{ name: 'mix', shape: [1, 2, samples] }],
    outputs: [{ name: 'stems', shape }],
    nodes: [
      node('Unsqueeze', ['mix'], 'wide', { axes: [1] }),
      node('Loop', ['rounds', 'yes', 'wide'], 'stems', { body }),
    ],
    numbers: {
      less: float(0.5),
      rounds: { type: elementTypes.int64, value: 2 ** 62 },
      yes: { type: elementTypes.bool, value: 1 },
    },
  })
}

/** What goes in comes out, whatever shape is declared for it. */
export const identity = (inputs: readonly Value[], outputs: readonly Value[]): Uint8Array =>
  onnxFile({
    inputs,
    outputs,
    nodes: outputs.map(({ name }) => node('Identity', [inputs[0]?.name ?? ''], name)),
  })

/** Divides by nothing. */
export const noSound = (samples: number): Uint8Array =>
  onnxFile({
    inputs: [{ name: 'mix', shape: [1, 2, samples] }],
    outputs: [{ name: 'stems', shape: [1, 1, 2, samples] }],
    nodes: [
      node('Unsqueeze', ['mix'], 'wide', { axes: [1] }),
      node('Div', ['wide', 'nothing'], 'stems'),
    ],
    numbers: { nothing: float(0) },
  })

/** An operation that nobody knows. */
export const unknownOperation = (): Uint8Array =>
  onnxFile({
    inputs: [{ name: 'mix', shape: [1, 2, 4096] }],
    outputs: [{ name: 'stems', shape: [1, 1, 2, 4096] }],
    nodes: [node('Separate', ['mix'], 'stems')],
  })

function node(
  op: string,
  inputs: readonly string[],
  outputs: string | readonly string[],
  attributes: NonNullable<Node['attributes']> = {},
): Node {
  return { op, inputs, outputs: typeof outputs === 'string' ? [outputs] : outputs, attributes }
}
