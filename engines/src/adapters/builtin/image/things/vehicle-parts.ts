import { fill, line, oval, type Part } from './thing.ts'

export const wheel = (x: number, radius: number): Part[] => [
  fill('#23242a', oval(x, -radius, radius)),
  fill('#b9bec6', oval(x, -radius, radius * 0.58)),
  fill('#6d727c', oval(x, -radius, radius * 0.18)),
  line('#6d727c', 2.4, `M${x - radius * 0.5} ${-radius}h${radius}M${x} ${-radius * 1.5}v${radius}`),
]

export const glass = '#bfe0ee'
export const glassLight = '#e6f5fa'
