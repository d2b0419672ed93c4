// Mantine's CSS that every screen needs. What uses one of its components imports that component's
// .layer.css beside its own CSS module: the layered files, so that our own wins in any load order.
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import './tokens.css';
import './base.css';
import './layout.css';
