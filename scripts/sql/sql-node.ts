/** A node of libpg-query's tree, which has no types. */
// oxlint-disable-next-line typescript/no-explicit-any -- a tree of some hundred kinds of nodes
export type SqlNode = Record<string, any>
