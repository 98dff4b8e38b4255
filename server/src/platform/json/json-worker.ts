// The thread that parses one long JSON, from a file, and gives it away batch by batch, as it is asked for.
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { parseBounded } from '@atelier/engines/bounded-json'
import { type JsonPiece, splitJson } from './json-pieces.ts'

/** What it answers each `next` with. */
export type JsonBatch = { pieces: JsonPiece[] } | { done: true } | { wrong: string }

let batches: Iterator<JsonPiece[]> | undefined

function next(): JsonBatch {
  try {
    batches ??= splitJson(parseBounded(readFileSync(String(workerData), 'utf8')))
    const { value, done } = batches.next()
    return done ? { done: true } : { pieces: value }
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', () => parentPort?.postMessage(next()))
