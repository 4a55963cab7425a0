import { createRequire } from 'node:module'
import type { FastifySerializerCompiler } from 'fastify'

// Memoised: every server compiles the serialiser of an answer at its first use, and one process starts a hundred servers.
type Compiler = FastifySerializerCompiler<object>

const fastify = createRequire(createRequire(import.meta.url).resolve('fastify'))
const { SerializerSelector } = fastify('@fastify/fast-json-stringify-compiler') as {
  SerializerSelector(): (schemas: object) => Compiler
}
const shared = globalThis as { fareeqSerialisers?: Map<string, ReturnType<Compiler>> }
const serialisers = (shared.fareeqSerialisers ??= new Map())
const make = SerializerSelector()({})

export const serialiserOf: Compiler = (route) => {
  const schema = JSON.stringify(route.schema)
  const serialiser = serialisers.get(schema) ?? make(route)
  serialisers.set(schema, serialiser)
  return serialiser
}
