import { Fragment } from 'react'

const STRING = /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')/

/**
 * Bidirectional isolation of string literals: without it a list of Arabic strings is read backwards, since the quotes and
 * commas between them take their direction.
 */
export const isolateStrings = (code: string) =>
  code
    .split(STRING)
    .map((part, index) => (index % 2 ? <bdi key={index}>{part}</bdi> : <Fragment key={index}>{part}</Fragment>))
