import { limits } from '#contract/limits.ts';

/** As every list is asked for. */
export interface PageQuery {
  page?: number | undefined;
  page_size?: number | undefined;
}

/** Which rows a query asks for, the first page of the usual size when it does not say, and the answer with them. */
export function readPage({ page = 1, page_size: size = limits.page.size }: PageQuery) {
  return {
    page,
    limit: size,
    offset: (page - 1) * size,
    answer: <T>(items: T[], total = 0) => ({ items, page, page_size: size, total }),
  };
}
