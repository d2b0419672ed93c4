// Mantine's CSS of the screens anyone may see, one component at a time. What only signed-in screens
// use stands in privateStyles.ts. The layered files, so that our own CSS wins in any load order.
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import './tokens.css';
import './base.css';
import './layout.css';
