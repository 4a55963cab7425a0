import { recruiterContract as contract } from '@fareeq/domain/recruiter/contract.ts'
import type { RequestContext } from '../../platform/context.ts'
import { type Exchange, serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import {
  beginConversation,
  changeConversation,
  correctRequirement,
  listConversations,
  readConversation,
  removeConversation,
} from './actions.ts'
import { confirmProposal, dropProposal } from './actions-confirming.ts'
import { objectTo } from './actions-objecting.ts'
import { adopt, existingOwner, ownerFor, ownerOrNotFound } from './actions-owning.ts'
import { refreshPeople } from './actions-people.ts'
import { streamAnswer } from './actions-streaming.ts'
import type { Owner } from './queries.ts'

/** Whose conversation it is, with the people of today to show in it. */
async function ownerOfPeople(ctx: RequestContext, exchange: Exchange): Promise<Owner> {
  await refreshPeople(ctx)
  return ownerOrNotFound(ctx, exchange)
}

export function recruiterRoutes(server: Server) {
  serve(server, contract.list, async (ctx, exchange) => {
    await adopt(ctx, exchange)
    return listConversations(ctx, existingOwner(ctx, exchange))
  })

  serve(server, contract.begin, async (ctx, { body, ...exchange }) => {
    await refreshPeople(ctx)
    await adopt(ctx, exchange)
    return beginConversation(ctx, ownerFor(ctx, exchange), body)
  })

  serve(server, contract.read, async (ctx, { params, ...exchange }) =>
    readConversation(ctx, await ownerOfPeople(ctx, exchange), params.id),
  )

  serve(server, contract.change, async (ctx, { params, body, ...exchange }) =>
    changeConversation(ctx, await ownerOfPeople(ctx, exchange), params.id, body),
  )

  serve(server, contract.remove, async (ctx, { params, ...exchange }) => {
    await removeConversation(ctx, await ownerOrNotFound(ctx, exchange), params.id)
    exchange.reply.code(204).send()
  })

  serve(server, contract.say, async (ctx, { params, body, ...exchange }) =>
    streamAnswer(ctx, await ownerOfPeople(ctx, exchange), { id: params.id, body, reply: exchange.reply }),
  )

  serve(server, contract.correct, async (ctx, { params, body, ...exchange }) =>
    correctRequirement(ctx, await ownerOfPeople(ctx, exchange), params.id, body),
  )

  serve(server, contract.confirm, async (ctx, { params, body, ...exchange }) =>
    confirmProposal(ctx, await ownerOfPeople(ctx, exchange), params, body.fields),
  )

  serve(server, contract.drop, async (ctx, { params, ...exchange }) =>
    dropProposal(ctx, await ownerOfPeople(ctx, exchange), params),
  )

  serve(server, contract.object, async (ctx, { params, body, ...exchange }) =>
    objectTo(ctx, await ownerOrNotFound(ctx, exchange), params.id, body),
  )
}
