interface Page {
  page: number;
  page_size: number;
  total: number;
}

/** For an infinite query: begins with page 1, and goes on while the list has more. */
export const pageByPage = {
  initialPageParam: 1,
  getNextPageParam: ({ page, page_size, total }: Page) =>
    page * page_size < total ? page + 1 : undefined,
};
