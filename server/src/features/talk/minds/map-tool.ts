// The Guide lays out a mind map in a conversation: it is stored among the caller's maps, and the answer leads to it.
import { longestMindTitle } from '@atelier/contract/mind-terms'
import { outlineItems, outlineOf, toMindTree } from '@atelier/contract/read-outline'
import { z } from 'zod'
import type { ServerTool } from '../tools/chat-tools.ts'
import { defineTool } from '../tools/define-tool.ts'
import { createMind, type MindDependencies } from './minds.usecases.ts'

/** In UTF-16 units: several times what the Guide lays out. */
const longestOutline = 50_000

/** Where a map is opened. */
const addressOf = (id: number): string => `/mind?map=${id}`

/** Gives the address of the map. */
export const mapTool = (dependencies: Pick<MindDependencies, 'db' | 'clock'>): ServerTool =>
  defineTool({
    name: 'make_map',
    description: 'Lays out a mind map and stores it for the user.',
    input: z.object({
      title: z.string().trim().min(1).max(2000),
      /** Markdown: a heading, headings below it, and bullets. */
      outline: z.string().max(longestOutline),
      /** A last branch of it, which says who laid the map out; an answer shows it without. */
      origin: z.string().max(longestOutline).default(''),
    }),
    async run({ title, outline, origin }, { caller }) {
      const named = title.slice(0, longestMindTitle)
      const tree = toMindTree(outlineItems(outlineOf(outline + origin)), named, 'g')
      const { id } = await createMind({ title: named, tree }, caller, dependencies)
      return addressOf(id)
    },
  })
