import '../landing/page.css';
import '../kit/tokens.css';
import '../kit/base.css';
import '../landing/prose.css';
import './help.css';
import { found, type Index, type Section } from './find.ts';

/** The search needs this script; everything else on the pages works without it. */
function begin(form: HTMLFormElement, field: HTMLInputElement, list: HTMLElement, said: Element) {
  const { root = '', folder = '' } = document.documentElement.dataset;
  const { index: file = '', found: count = '', nothing = '' } = form.dataset;
  let index: Promise<Index> | undefined;

  const rowOf = ({ href, heading, page }: Section) => {
    const link = document.createElement('a');
    link.href = root + href;
    const where = document.createElement('small');
    where.textContent = page === heading ? '' : page;
    link.append(heading, ' ', where);
    return link;
  };
  const show = (index: Index) => {
    const rows = found(index, field.value, folder).map(rowOf);
    const isAsked = field.value.trim() !== '';
    list.replaceChildren(...(rows.length > 0 ? rows : [nothing]));
    list.hidden = !isAsked;
    said.textContent = isAsked ? count.replace('{count}', `${rows.length}`) : '';
  };
  const search = () => {
    index ??= fetch(file).then((answer) => answer.json());
    // After a failure the next key fetches it again.
    index.then(show, () => {
      index = undefined;
    });
  };

  field.addEventListener('input', search);
  field.addEventListener('focus', search);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  form.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') list.hidden = true;
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) list.hidden = true;
  });
  form.hidden = false;
}

const form = document.querySelector('form');
const field = form?.querySelector('input');
const list = form?.querySelector('div');
const said = form?.querySelector('output');
if (form && field && list && said) begin(form, field, list, said);
