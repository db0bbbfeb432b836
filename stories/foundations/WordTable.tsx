import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface WordTableProps {
  caption: string;
  head: readonly string[];
  /** Cells of each row; the first names the row and is unique. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

/** A table of words, as wide as its place, with hairlines. */
export function WordTable({ caption, head, rows }: WordTableProps) {
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        mb: 10,
        borderCollapse: 'collapse',
        typography: 'body2',
        '& caption': { typography: 'h4', textAlign: 'start', mb: 2 },
        '& th, & td': {
          p: 0,
          py: 3,
          pr: { xs: 3, sm: 6 },
          borderBottom: 1,
          borderColor: 'divider',
          textAlign: 'start',
          verticalAlign: 'top',
          overflowWrap: 'break-word',
        },
        '& thead th': {
          borderBottom: 2,
          borderColor: 'text.primary',
          typography: 'caption',
          fontWeight: 600,
          color: 'text.secondary',
        },
        '& th:first-of-type': { width: head.length > 2 ? '26%' : '40%' },
        '& tbody th': { fontWeight: 600 },
        '& td:last-of-type': { pr: 0 },
      }}
    >
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
