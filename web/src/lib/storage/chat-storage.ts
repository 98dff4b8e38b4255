import { defineStored } from './define-stored.ts'

/** Where somebody is in the chat. The conversations themselves are the server's. */
export const chatStorage = defineStored('chatStorage', {
  default: {
    /** The group that is open; 0 for none. */
    active: 0,
    usingContext: true,
    /** What the list of groups is searched for. */
    groupKeyWord: '',
  },
})

/** The chosen model; 3 is the ordinary one of the site, 4 its advanced one. */
export const chosenModel = defineStored('model', { default: 3 })

/** The chosen model of one's own connection, in place of `chosenModel`; 0 for none. */
export const chosenOwnModel = defineStored('ownModel', { default: 0 })

/** What a model is told before each conversation; empty for what the site says. */
export const ownSystemMessage = defineStored('systemMessage', { default: '', expiresAfterS: null })
