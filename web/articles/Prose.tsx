import { createElement, type ReactNode, useMemo } from 'react';
import classes from './Prose.module.css';

const TAGS = new Set(
  'p h2 h3 h4 h5 h6 ul ol li em strong blockquote code pre hr br a img'.split(' '),
);

/** The attributes that are kept, by tag. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel'],
  img: ['src', 'srcset', 'sizes', 'alt', 'loading'],
  ol: ['start'],
};
const IN_REACT: Readonly<Record<string, string>> = { srcset: 'srcSet' };

/**
 * An article as the server rendered it. The HTML is never inserted into the page: the browser parses it as a
 * separate document, in which no script runs, and its elements are created anew.
 */
export function Prose({ html }: { html: string }) {
  const content = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return [...body.childNodes].map(asReact);
  }, [html]);
  return (
    <div className={classes.prose} dir="auto">
      {content}
    </div>
  );
}

function asReact(node: ChildNode, place: number): ReactNode {
  if (!(node instanceof Element)) return node.textContent;
  const tag = node.localName;
  const children = [...node.childNodes].map(asReact);
  if (!TAGS.has(tag)) return children;
  const props: Record<string, unknown> = { key: place };
  for (const name of ATTRIBUTES[tag] ?? []) {
    const value = node.getAttribute(name);
    if (value !== null) props[IN_REACT[name] ?? name] = value;
  }
  return createElement(tag, props, ...(children.length > 0 ? [children] : []));
}
