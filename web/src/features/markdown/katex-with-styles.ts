import 'katex/dist/katex.min.css'

export { default as katex } from 'katex'
