type Page<Row> = { data: Row[]; meta: { next_cursor: string | null } }

/** Rows of a list from its first page on, until one is not wanted any more, or there are no more. */
export async function rowsOf<Row>(
  page: (cursor?: string) => Promise<Page<Row>>,
  isWanted: (row: Row) => boolean = () => true,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let cursor: string | undefined; ;) {
    const { data, meta } = await page(cursor)
    for (const row of data) {
      if (!isWanted(row)) return rows
      rows.push(row)
    }
    if (meta.next_cursor === null) return rows
    cursor = meta.next_cursor
  }
}
