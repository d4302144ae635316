/** A title for posters and boxes, on two lines if it has two parts, such as “Zorgl-Zilla” and “TetZilla”. */
export function titleLines(title: string): readonly string[] {
  return title.split(/-|(?<=\p{Ll})(?=\p{Lu})/u);
}
