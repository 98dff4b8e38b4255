// The thread that parses one long JSON, from a file, and gives it away batch by batch, as it is asked for.
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { parseBounded } from '@atelier/engines/bounded-json'
import { type JsonPiece, splitJson } from './json-pieces.ts'

/** A file, and whether it may hold only so many values. */
export type JsonSource = { path: string; isBounded: boolean }

/** What it answers each `next` with. */
export type JsonBatch = { pieces: JsonPiece[] } | { done: true } | { wrong: string }

let batches: Iterator<JsonPiece[]> | undefined

function read({ path, isBounded }: JsonSource): unknown {
  const text = readFileSync(path, 'utf8')
  return isBounded ? parseBounded(text) : JSON.parse(text)
}

function next(): JsonBatch {
  try {
    batches ??= splitJson(read(workerData as JsonSource))
    const { value, done } = batches.next()
    return done ? { done: true } : { pieces: value }
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', () => parentPort?.postMessage(next()))
